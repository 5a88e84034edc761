import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { cardColors } from '@/data/site';
import { getPictureSvg } from '@/lib/pictures/svg';
import type { PageText } from '@/lib/site/page-descriptions';
import { SOCIAL_PICTURE_SIZE } from '@/lib/site/page-metadata';
import * as site from '@/words/site';

// The renderer reads no variable font and no woff2, so the headings' font comes in its static form.
const fraunces = readFileSync(
  join(process.cwd(), 'node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff'),
);

const LONGEST_BIG_TITLE = 32;

/** The card that a shared link to a page shows: its title, its picture and the site's name. */
export function renderSocialPicture({ title, picture }: PageText): ImageResponse {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: 72,
        background: cardColors.paper,
        color: cardColors.ink,
        fontFamily: 'Fraunces',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', flex: 1 }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 34, color: cardColors.spruce }}>
          <Drawing name="maple-leaf" size={48} />
          {site.homeTitle}
        </div>
        <div style={{ fontSize: title.length > LONGEST_BIG_TITLE ? 64 : 80, lineHeight: 1.12, paddingRight: 48 }}>
          {title}
        </div>
        <div style={{ fontSize: 27, color: cardColors.inkSoft }}>{site.promise}</div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          alignSelf: 'center',
          width: 400,
          height: 400,
          borderRadius: 40,
          background: cardColors.mist,
        }}
      >
        <Drawing name={picture} size={280} />
      </div>
    </div>,
    {
      ...SOCIAL_PICTURE_SIZE,
      fonts: [{ name: 'Fraunces', data: fraunces, weight: 600, style: 'normal' }],
    },
  );
}

function Drawing({ name, size }: { name: string; size: number }) {
  const data = Buffer.from(getPictureSvg(name)).toString('base64');
  return <img alt="" width={size} height={size} src={`data:image/svg+xml;base64,${data}`} />;
}
