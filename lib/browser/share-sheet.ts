/** Whether the browser has a share sheet of its own. Only for what renders after mount. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the browser's share sheet takes pictures. Only for what renders after mount. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [toPictureFile(new Blob(), 'picture.png')] }) ?? false;
}

const toPictureFile = (picture: Blob, name: string) => new File([picture], name, { type: 'image/png' });

/**
 * Opens the browser's share sheet with a PNG. Browsers allow it for a few seconds after a click only.
 * @returns False when it could not be opened. Closing it without a choice is no failure. Never throws.
 */
export function sharePicture(picture: Blob, name: string): Promise<boolean> {
  return shareNatively({ files: [toPictureFile(picture, name)] });
}

/**
 * Opens the browser's share sheet. Call it from a click.
 * @returns False when it could not be opened. Closing it without a choice is no failure. Never throws.
 */
export async function shareNatively(content: ShareData): Promise<boolean> {
  try {
    await navigator.share(content);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
