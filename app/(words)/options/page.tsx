import { PrivatePageShell } from '@/components/layout/page-shell';
import { OptionsPage } from '@/components/private/options-page';
import { privateMetadata } from '@/lib/site/private-metadata';

export const metadata = privateMetadata;

export default function Options() {
  return (
    <PrivatePageShell path="/options">
      <OptionsPage />
    </PrivatePageShell>
  );
}
