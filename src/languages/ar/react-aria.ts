import words from 'react-aria-components/i18n/ar-AE';

export default words;
