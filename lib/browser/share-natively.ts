/** Whether the browser has a share sheet of its own. Only for what renders after mount. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the browser's share sheet. Call it from a click.
 * @returns False when it could not be opened. Closing it without a choice is no failure. Never throws.
 */
export async function shareNatively(content: { title: string; text: string; url?: string }): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
