import { ShareIcon } from '@heroicons/react/24/outline';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/show-toast';
import { canShareNatively, shareNatively } from '@/lib/browser/share-sheet';
import { sharingFailed } from '@/words/share/message';

interface NativeShareButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'children'> {
  title: string;
  text: string;
  url: string;
}

/** Opens the browser's own share sheet. Renders nothing where there is none. */
export function NativeShareButton({ title, text, url, children, ...button }: NativeShareButtonProps) {
  if (!canShareNatively()) return null;

  async function share() {
    if (await shareNatively({ title, text, url })) return;
    showToast({ id: 'sharing-failed', ...sharingFailed, tone: 'alert' });
  }
  return (
    <Button {...button} onClick={share}>
      <ShareIcon aria-hidden className="size-5" />
      {children}
    </Button>
  );
}
