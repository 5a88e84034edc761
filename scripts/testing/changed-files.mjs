import { spawnSync } from 'node:child_process';

/** On the main branch there is no other one to compare with: as many commits back as are looked at. */
const COMMITS_BACK = 30;

/**
 * The files that this branch changes: since it left the main branch, or on that one in its latest commits, with what is
 * not committed yet.
 * @returns undefined where the history is not there to tell: no repository, a shallow clone, an archive
 */
export function listChangedFiles(folder = '.') {
  /** @param {string[]} args */
  const git = (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const head = git('rev-parse', 'HEAD');
  const fork = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main');
  const base = fork === head ? git('rev-parse', '--verify', `HEAD~${COMMITS_BACK}`) : fork;
  if (!base) return undefined;
  const changed = git('diff', '--name-only', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return undefined;
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}
