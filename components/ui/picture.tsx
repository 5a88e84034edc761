import { getPictureSvg, stripSvgTag } from '@/lib/pictures/svg';

interface PictureProps {
  name: string;
  className?: string;
}

/** A decoration within the page's HTML. Server components only; widgets use `PictureFile`. */
export function Picture({ name, className }: PictureProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      aria-hidden
      // The markup is ours or the illustration set's, read while the page is built.
      dangerouslySetInnerHTML={{ __html: stripSvgTag(getPictureSvg(name)) }}
    />
  );
}
