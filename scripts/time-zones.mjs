/** Where the unit tests run: half-hour offsets, both hemispheres, no daylight saving, half an hour of it. */
export const timeZones = ['America/St_Johns', 'America/Vancouver', 'UTC', 'Pacific/Auckland', 'Australia/Lord_Howe'];
