/**
 * Starts the script of a page of tier 'light': what a visitor operates there, marked `data-light`, in which no React
 * runs. What was tapped or entered before is replayed once `run` is through (lib/browser/in-page/early-use.ts).
 * @param name the value of `data-light`
 * @param run listens to the controls of the part
 */
export function startLight(name: string, run: (part: HTMLElement) => void): void {
  const part = document.querySelector<HTMLElement>(`[data-light="${name}"]`);
  if (!part) throw new Error(`No part of this page is called '${name}'.`);
  run(part);
  part.dataset.started = '';
}
