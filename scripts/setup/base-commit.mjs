import { spawnSync } from 'node:child_process';

const MAIN_BRANCHES = ['origin/HEAD', 'origin/main', 'main'];
/** On the main branch there is no other one to compare with: as many commits back as are looked at there. */
export const COMMITS_BACK = 30;

/**
 * Runs git.
 * @param {string} folder of the working tree
 * @param {string[]} args
 * @returns what it prints, or undefined where it fails
 */
export function tryGit(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The commit with which a change is compared: where this branch left the main branch, or on that one the commit so many
 * before the newest.
 * @param {string} folder of the working tree
 * @returns {{ commit: string, isOnMain: boolean } | undefined} undefined where the history is not there to tell: no
 *   repository, a shallow clone, an archive
 */
export function findBaseCommit(folder) {
  const head = tryGit(folder, 'rev-parse', 'HEAD');
  const forks = MAIN_BRANCHES.map((branch) => tryGit(folder, 'merge-base', branch, 'HEAD'));
  const fork = forks.find((commit) => commit && commit !== head);
  if (fork) return { commit: fork, isOnMain: false };
  const commit = tryGit(folder, 'rev-parse', '--verify', '--quiet', `HEAD~${COMMITS_BACK}`);
  return commit ? { commit, isOnMain: true } : undefined;
}
