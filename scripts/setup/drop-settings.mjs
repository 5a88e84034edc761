/** Forgets the settings of a deployment: tests expect the site as it is without, and a shell may hold somebody's. */
export function dropSettings() {
  for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
}
