import type { Texts } from './language.ts'
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
    it: 'Questa foto ha più di {most} megapixel: sceglierne una più piccola.',
    en: 'This photo has more than {most} megapixels. Choose a smaller one.',
    de: 'Dieses Foto hat mehr als {most} Megapixel. Bitte ein kleineres wählen.',
    fr: 'Cette photo a plus de {most} mégapixels : choisissez-en une plus petite.',
    es: 'Esta foto tiene más de {most} megapíxeles: elija una más pequeña.',
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
  smallLogo: template({
    it: 'Questo logo è troppo piccolo: il suo lato più lungo deve avere almeno {least} pixel.',
    en: 'This logo is too small: its longer side needs {least} pixels or more.',
    de: 'Dieses Logo ist zu klein: Seine längere Seite braucht mindestens {least} Pixel.',
    fr: 'Ce logo est trop petit : son côté le plus long doit avoir au moins {least} pixels.',
    es: 'Este logo es demasiado pequeño: su lado más largo necesita al menos {least} píxeles.',
  }),
  largeLogo: template({
    it: 'Questo logo è troppo grande: sceglierne uno più semplice.',
    en: 'This logo is too large. Choose a simpler one.',
    de: 'Dieses Logo ist zu groß. Bitte ein einfacheres wählen.',
    fr: 'Ce logo est trop lourd : choisissez-en un plus simple.',
    es: 'Este logo es demasiado grande: elija uno más sencillo.',
  }),
  heavyFile: template({
    it: 'Questa foto supera {most} MB: sceglierne una più piccola.',
    en: 'This photo is larger than {most} MB. Choose a smaller one.',
    de: 'Dieses Foto ist größer als {most} MB. Bitte ein kleineres wählen.',
    fr: 'Cette photo dépasse {most} Mo : choisissez-en une plus petite.',
    es: 'Esta foto supera los {most} MB: elija una más pequeña.',
  }),
  noFile: template({
    it: 'Questo file non c’è, o non si può leggere.',
    en: 'There is no such file, or it cannot be read.',
    de: 'Diese Datei gibt es nicht, oder sie ist nicht lesbar.',
    fr: 'Ce fichier n’existe pas, ou ne peut pas être lu.',
    es: 'Este archivo no existe, o no se puede leer.',
  }),
  outside: template({
    it: 'Non è nella cartella del file: metterla lì.',
    en: 'This is not in the folder of the file. Put it there.',
    de: 'Das liegt nicht im Ordner der Datei. Bitte dorthin legen.',
    fr: 'Elle n’est pas dans le dossier du fichier : placez-la là.',
    es: 'No está en la carpeta del archivo: póngala ahí.',
  }),
} as const

/** Why a file is not kept as a photo, in every language: who chose it may read it later. */
export type PictureFault = Texts
