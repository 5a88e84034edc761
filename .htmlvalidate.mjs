export default {
  extends: ['html-validate:recommended'],
  rules: {
    // React writes the markup, in its own spelling of attributes and void elements.
    'attr-case': 'off',
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-trailing-whitespace': 'off',
    // React's ids begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Widths that are computed, and what Headless UI hides.
    'no-inline-style': 'off',
    // The button by which Headless UI catches focus before it has mounted; it is gone once script runs.
    'hidden-focusable': 'off',
    // A bar that looks the same in every browser.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // Lists may have names, too.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Numbers do not break by a style.
    'tel-non-breaking': 'off',
  },
};
