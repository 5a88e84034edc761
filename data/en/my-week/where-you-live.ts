export const title = 'Where do you live?';
export const whatItIsFor = 'For your own health line, tests and leave. Asked once.';
export const noRegion = 'Province or territory';
