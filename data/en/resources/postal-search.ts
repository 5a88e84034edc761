export const postalCode = 'Postal code';
export const postalCodeHint = 'The first three characters are enough. It stays on your device.';
export const postalCodeExample = 'Enter postal code (e.g. A1A 1A1)';
export const search = 'Search';
