export * from '@/data/en/share/qr-code';
