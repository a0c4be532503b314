import { template } from './template.ts'

/** Why a file is not kept as a photo. */
export const photoFaults = {
  noPhoto: template({
    it: 'Non è una foto: scegliere un file JPEG, PNG o WebP.',
    en: 'This is no photo: choose a JPEG, PNG or WebP file.',
    de: 'Das ist kein Foto: Bitte eine Datei in JPEG, PNG oder WebP wählen.',
    fr: 'Ce n’est pas une photo : choisissez un fichier JPEG, PNG ou WebP.',
    es: 'Esto no es una foto: elija un archivo JPEG, PNG o WebP.',
  }),
  tooSmall: template({
    it: 'Questa foto è troppo piccola: deve essere larga almeno {least} pixel.',
    en: 'This photo is too small: it needs a width of {least} pixels or more.',
    de: 'Dieses Foto ist zu klein: Es muss mindestens {least} Pixel breit sein.',
    fr: 'Cette photo est trop petite : il lui faut au moins {least} pixels de large.',
    es: 'Esta foto es demasiado pequeña: necesita al menos {least} píxeles de ancho.',
  }),
  tooLarge: template({
    it: 'Questa foto è troppo grande. Sceglierne una più semplice o meno alta.',
    en: 'This photo is too large. Choose a simpler or less tall one.',
    de: 'Dieses Foto ist zu groß. Bitte ein einfacheres oder weniger hohes wählen.',
    fr: 'Cette photo est trop grande. Choisissez-en une plus simple ou moins haute.',
    es: 'Esta foto es demasiado grande. Elija una más sencilla o menos alta.',
  }),
  tooManyPixels: template({
    it: 'Questa foto ha più di {most} megapixel.',
    en: 'This photo has more than {most} megapixels.',
    de: 'Dieses Foto hat mehr als {most} Megapixel.',
    fr: 'Cette photo a plus de {most} mégapixels.',
    es: 'Esta foto tiene más de {most} megapíxeles.',
  }),
  logoTooSmall: template({
    it: 'Questo logo è troppo piccolo: il lato più lungo deve avere almeno {least} pixel.',
    en: 'This logo is too small: its longer side needs {least} pixels or more.',
    de: 'Dieses Logo ist zu klein: Seine längere Seite muss mindestens {least} Pixel haben.',
    fr: 'Ce logo est trop petit : son plus long côté doit avoir au moins {least} pixels.',
    es: 'Este logotipo es demasiado pequeño: su lado más largo necesita al menos {least} píxeles.',
  }),
  logoTooLarge: template({
    it: 'Questo logo è troppo grande. Sceglierne uno più semplice.',
    en: 'This logo is too large. Choose a simpler one.',
    de: 'Dieses Logo ist zu groß. Bitte ein einfacheres wählen.',
    fr: 'Ce logo est trop grand. Choisissez-en un plus simple.',
    es: 'Este logotipo es demasiado grande. Elija uno más sencillo.',
  }),
  tooManyLogos: template({
    it: 'Sono già stati caricati {most} loghi: di più non se ne conservano.',
    en: '{most} logos were uploaded already: no more are kept.',
    de: 'Es wurden schon {most} Logos hochgeladen: Mehr werden nicht aufgehoben.',
    fr: '{most} logos ont déjà été envoyés : il n’en est pas conservé davantage.',
    es: 'Ya se han subido {most} logotipos: no se guardan más.',
  }),
  tooMany: template({
    it: 'Ci sono già {most} foto. Sceglierne una di quelle.',
    en: 'There are {most} photos already. Choose one of them.',
    de: 'Es gibt schon {most} Fotos. Bitte eines davon wählen.',
    fr: 'Il y a déjà {most} photos. Choisissez-en une.',
    es: 'Ya hay {most} fotos. Elija una de ellas.',
  }),
} as const
