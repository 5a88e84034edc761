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
    // Widths are computed, and Headless UI hides elements by style.
    'no-inline-style': 'off',
    // The button by which Headless UI catches focus before it has mounted; it is gone once script runs.
    'hidden-focusable': 'off',
    // <progress> looks different in every browser, so bars are drawn with role="progressbar".
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // ARIA allows a name for a list; the rule's default does not.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The style sheet keeps telephone numbers on one line; the rule wants no-break characters in the HTML.
    'tel-non-breaking': 'off',
  },
};
