import { getPictureSvg, stripSvgTag } from '@/lib/pictures/svg';

interface PictureProps {
  name: string;
  /** What it shows; a picture without it is decoration. */
  text?: string;
  className?: string;
}

/** A picture within the page's HTML. Server components only; widgets use `PictureFile`. */
export function Picture({ name, text, className }: PictureProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      className={className}
      role={text ? 'img' : undefined}
      aria-label={text}
      aria-hidden={text ? undefined : true}
      // The markup is ours or the illustration set's, read while the page is built.
      dangerouslySetInnerHTML={{ __html: stripSvgTag(getPictureSvg(name)) }}
    />
  );
}
