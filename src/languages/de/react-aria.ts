import words from 'react-aria-components/i18n/de-DE';

export default words;
