import type { ResourceLink } from '@/data/national-resources';

/** Who runs a page, within an English sentence and in the language of its name. */
export function RunBy({ resource: { runBy, runByLanguage } }: { resource: ResourceLink }) {
  if (!runByLanguage) return runBy;
  return (
    <>
      the <span lang={runByLanguage}>{runBy}</span>
    </>
  );
}
