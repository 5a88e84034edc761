import { spawnSync } from 'node:child_process';

/**
 * Runs a command with its output on the screen.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns whether it succeeded
 */
export function run(command, args, env = {}) {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    // npm and npx are batch files on Windows, which need a shell. Node needs none, and a shell breaks a path with spaces.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  if (result.error) console.error(result.error.message);
  return result.status === 0;
}
