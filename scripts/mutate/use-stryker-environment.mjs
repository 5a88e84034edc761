// Run by Stryker in its copy of the sources: tests that choose the Node environment get Stryker's, which notes what each test covers.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

for (const name of readdirSync('lib', { recursive: true, encoding: 'utf8' })) {
  if (!/\.test\.tsx?$/.test(name)) continue;
  const text = readFileSync(`lib/${name}`, 'utf8');
  const environment = '@jest-environment @stryker-mutator/jest-runner/jest-env/node';
  writeFileSync(`lib/${name}`, text.replace('@jest-environment node', environment));
}
