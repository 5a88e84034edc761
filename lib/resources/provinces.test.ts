/** @jest-environment node */
import { getNameInSentence } from './provinces';

describe('getNameInSentence', () => {
  it('puts the article before the one name that has it', () => {
    expect(getNameInSentence('NT')).toBe('the Northwest Territories');
    expect(getNameInSentence('YT')).toBe('Yukon');
    expect(getNameInSentence('QC')).toBe('Quebec');
  });
});
