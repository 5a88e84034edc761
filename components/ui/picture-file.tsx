import { href } from '@/lib/site/href';

interface PictureFileProps {
  name: string;
  /** What it shows; empty for decoration. */
  text: string;
  /** Width and height in CSS pixels. */
  size: number;
  className?: string | undefined;
  /**
   * Loads when it comes near the window, and after the scripts: for long lists, and for what stands in the page before
   * a widget mounts. React would preload it, and of the six connections to a site it would keep one from the scripts.
   */
  isLazy?: boolean;
}

/** A picture from its own file, for widgets and for pages with more than three pictures. */
export function PictureFile({ name, text, size, className, isLazy }: PictureFileProps) {
  return (
    <img
      src={href(`/pictures/${name}.svg`)}
      alt={text}
      width={size}
      height={size}
      loading={isLazy ? 'lazy' : undefined}
      className={className}
    />
  );
}
