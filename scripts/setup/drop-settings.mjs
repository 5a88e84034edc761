/**
 * Removes the settings of a deployment from the environment: tests expect the site without any, and a shell may have
 * some.
 */
export function dropSettings() {
  for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
}
