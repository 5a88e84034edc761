/** Long enough for a slow browser to have begun reading. */
const KEEP_MS = 40_000;

/** Saves a file among the visitor's downloads. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
