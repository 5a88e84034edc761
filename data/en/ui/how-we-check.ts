export const guideNotAdvice = 'This page is a guide, not medical advice.';
export const howWeCheck = 'How we check';
