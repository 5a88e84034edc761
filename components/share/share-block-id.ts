/** The id of the block with the ways to share, as the hash of the calculator's address that leads to it. */
export const SHARE_BLOCK_ID = 'share-block';
