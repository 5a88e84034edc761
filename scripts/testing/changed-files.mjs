import { findBaseCommit, tryGit } from '../setup/base-commit.mjs';

/**
 * The files that this branch changes: since it left the main branch, or on that one in its latest commits, with what is
 * not committed yet.
 * @returns undefined where the history is not there to tell: no repository, a shallow clone, an archive
 */
export function listChangedFiles(folder = '.') {
  const base = findBaseCommit(folder);
  if (!base) return undefined;
  const changed = tryGit(folder, 'diff', '--name-only', base.commit);
  const added = tryGit(folder, 'ls-files', '--others', '--exclude-standard');
  if (changed === undefined || added === undefined) return undefined;
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}
