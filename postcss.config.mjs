// Turbopack also hands over a style sheet without saying where it stands: its imports are then looked for below `base`.
export default { plugins: { '@tailwindcss/postcss': { base: `${process.cwd()}/app` } } };
