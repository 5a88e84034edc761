import type { CanadianSizeComparison } from '@/data/comparisons/types';
import { getBabySvg } from '@/lib/pictures/get-baby-svg';
import { getPictureSvg } from '@/lib/pictures/get-picture-svg';
import type { Box } from '@/lib/weeks/get-scale-drawing';
import { ScaleDrawing } from './scale-drawing';

interface InlineScaleDrawingProps {
  week: number;
  comparison: CanadianSizeComparison;
}

/** The drawing with its pictures in the page's own HTML. Server components only. */
export function InlineScaleDrawing(props: InlineScaleDrawingProps) {
  return (
    <ScaleDrawing
      {...props}
      drawBaby={(name, box) => <InlinePicture svg={getBabySvg(name)} box={box} />}
      drawObject={(name, box) => <InlinePicture svg={getPictureSvg(name)} box={box} />}
    />
  );
}

function InlinePicture({ svg, box }: { svg: string; box: Box }) {
  const placed = svg.replace(/<svg[^>]*?viewBox="([^"]+)"[^>]*>/, (_tag, viewBox) => {
    const { x, y, width, height } = box;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">`;
  });
  // The markup is ours or the illustration set's, read while the page is built.
  return <g dangerouslySetInnerHTML={{ __html: placed }} />;
}
