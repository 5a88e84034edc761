/** The longest text that is unpacked, in characters. Our own choice: all that the site stores of one pregnancy is a fraction of it. */
export const MAX_UNPACKED_LENGTH = 2_000_000;

/**
 * A text for the part of a link behind '#': compressed (raw deflate, RFC 1951), in the letters of base64url (RFC 4648,
 * section 5) without padding, so that no program for messages has a reason to rewrite it.
 */
export async function packText(text: string): Promise<string> {
  const bytes = new Uint8Array(await read(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The text that `packText` packed.
 * @returns undefined for anything else, and for a text of more than `MAX_UNPACKED_LENGTH` bytes: a short link may unpack
 * to more than a phone can hold
 */
export async function unpackText(packed: string): Promise<string | undefined> {
  if (!/^[\w-]+$/.test(packed)) return undefined;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const content = await read(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return undefined;
  }
}

/** @throws RangeError where more than `MAX_UNPACKED_LENGTH` bytes come, and what the stream throws. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const reader = stream.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > MAX_UNPACKED_LENGTH) {
      await reader.cancel();
      throw new RangeError('Too much to unpack');
    }
    parts.push(next.value);
  }
  return new Blob(parts).arrayBuffer();
}
