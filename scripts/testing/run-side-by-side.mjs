import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * @typedef {object} Job
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {Record<string, string>} [env] on top of the environment
 */

/**
 * Runs every job, also after one has failed, several at a time. The output of each is printed once it has ended, so that
 * they do not mix.
 * @param {Job[]} jobs
 * @returns {Promise<string[]>} the names of those that failed
 */
export async function runSideBySide(jobs, atOnce = availableParallelism()) {
  const waiting = [...jobs];
  /** @type {string[]} */
  const failed = [];
  async function runNext() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      if (!(await runJob(job))) failed.push(job.name);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return jobs.map(({ name }) => name).filter((name) => failed.includes(name));
}

/**
 * @param {Job} job
 * @returns {Promise<boolean>}
 */
function runJob({ name, command, args, env }) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      // npm is a batch file on Windows, which needs a shell. Node needs none, and a shell breaks a path with spaces.
      shell: process.platform === 'win32' && command !== process.execPath,
    });
    let output = '';
    const collect = (/** @type {Buffer | Error} */ chunk) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', collect);
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`\n${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${output.trim()}`);
      resolve(code === 0);
    });
  });
}
