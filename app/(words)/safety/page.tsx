import { PrivatePageShell } from '@/components/layout/page-shell';
import { SafetyPage } from '@/components/private/safety-page';
import { privateMetadata } from '@/lib/site/private-metadata';

export const metadata = privateMetadata;

export default function Safety() {
  return (
    <PrivatePageShell path="/safety">
      <SafetyPage />
    </PrivatePageShell>
  );
}
