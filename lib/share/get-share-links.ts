export interface ShareContent {
  /** What the message says, without the link. */
  text: string;
  url: string;
  /** Address of a picture for the pin. Pinterest asks for one itself where it is missing. */
  pictureUrl?: string;
}

export interface ShareLinks {
  facebook: string;
  twitter: string;
  email: string;
  sms: string;
  pinterest: string;
}

/** Subject of the email and title in a share sheet. */
export const SHARE_TITLE = 'My Due Date';

/**
 * Links that open a network or an app with a message ready to be sent. Nothing leaves before the visitor sends it.
 * Facebook may leave the quote out; it shows a preview of the link.
 */
export function getShareLinks({ text, url, pictureUrl }: ShareContent): ShareLinks {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${encode({ u: url, quote: text })}`,
    twitter: `https://twitter.com/intent/tweet?${encode({ text, url })}`,
    // RFC 6068: line breaks are CRLF.
    email: `mailto:?${encode({ subject: SHARE_TITLE, body: `${text}\r\n\r\n${url}` })}`,
    // Android reads the body after '?', iOS after '&'; both take this form.
    sms: `sms:?&${encode({ body: `${text} ${url}` })}`,
    pinterest: `https://www.pinterest.com/pin/create/button/?${encode({ url, description: text, media: pictureUrl })}`,
  };
}

/** A query. Spaces become %20, as mail and message apps show a plus sign as it is. */
function encode(fields: Record<string, string | undefined>): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
    .join('&');
}
