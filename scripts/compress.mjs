// node scripts/compress.mjs [folder]: writes a compressed copy beside each text file of the export, for servers that send
// such copies (gzip_static in deploy/nginx.conf). Run after each build.
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Endings of files that shrink; pictures as PNG and fonts are small already. */
const TEXT = /\.(html|js|css|svg|txt|xml|json|webmanifest)$/;

const [folder = 'out'] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
for (const file of files.map((name) => join(folder, name))) {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  // Of the same age, as nginx asks for: the age goes into what it tells browsers of the file.
  const { atime, mtime } = statSync(file);
  utimesSync(`${file}.gz`, atime, mtime);
}
console.log(`Compressed ${files.length} files of ${folder}/.`);
