export const printPage = 'Print this page';
