import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page of a PDF, such as `page.pdf({ format: 'Letter' })` makes: one entry a page, in reading order. */
export async function readPdf(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    texts.push(text.replace(/\s+/g, ' ').trim());
  }
  await document.destroy();
  return texts;
}

/** Texts of a PDF that are printed over each other: both, for each pair. */
export async function findOverprints(pdf: Buffer): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const boxes = items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [x = 0, y = 0] = item.transform.slice(4);
      return [{ text: item.str, left: x, right: x + item.width, baseline: y, height: item.height }];
    });
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        // Lines that only touch, as those of a raised letter, are apart by more than half of their height.
        const isBeside = Math.abs(one.baseline - other.baseline) < Math.min(one.height, other.height) / 2;
        const isOver = Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2;
        if (isBeside && isOver) found.push(`page ${number}: ${one.text} / ${other.text}`);
      }
    }
  }
  await document.destroy();
  return found;
}

/** The size of the smallest letters of a PDF, in points. */
export async function findSmallestLetters(pdf: Buffer): Promise<{ points: number; text: string }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  let smallest = { points: Number.POSITIVE_INFINITY, text: '' };
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [across = 0, along = 0] = item.transform.slice(2);
      const points = Math.round(Math.hypot(across, along) * 10) / 10;
      if (points < smallest.points) smallest = { points, text: item.str };
    }
  }
  await document.destroy();
  return smallest;
}
