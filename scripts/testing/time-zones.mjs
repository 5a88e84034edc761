import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Those of `npm test`: behind UTC and ahead of it, with half-hour offsets, and daylight saving of half an hour. */
export const dailyTimeZones = ['America/St_Johns', 'Australia/Lord_Howe'];

/** Those of the full tests: also whole hours, no daylight saving, and the end of the date line. */
export const timeZones = [...dailyTimeZones, 'America/Vancouver', 'UTC', 'Pacific/Auckland'];

const FOLDERS = ['lib', 'components', 'data'];
/** What gives another answer in another time zone. */
const USES_TIME_ZONE =
  /date-fns|DateTimeFormat|\.toLocale(Date|Time)?String\(|\bnew Date\(|\.(get|set)(FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/;

/** The modules that use the local time zone. Tests that reach one of them, by whatever way, run in every zone. */
export function listModulesWithTimeZone(root = '.') {
  return FOLDERS.map((folder) => join(root, folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => USES_TIME_ZONE.test(readFileSync(file, 'utf8')));
}
