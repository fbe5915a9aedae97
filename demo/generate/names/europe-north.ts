import { namePool } from './name-pool.ts'

export const swedish = namePool({
  feminine: `Agnes, Alva, Astrid, Ebba, Elin, Elsa, Freja, Frida, Hedda, Ingrid, Klara, Linnea, Maja, Saga, Signe, Stina,
    Tuva, Wilma`,
  masculine: `Albin, Anton, Axel, Björn, Elias, Emil, Erik, Filip, Gustav, Hampus, Henrik, Isak, Johan, Karl, Ludvig,
    Nils, Oskar, Viktor`,
  surnames: `Ahlgren, Åberg, Alm, Berglund, Bergström, Björk, Blomqvist, Boström, Dahlberg, Dahlin, Edlund, Ek, Ekström,
    Engström, Falk, Forsberg, Fransson, Gustafsson, Hedlund, Hedman, Hellström, Holmberg, Holmgren, Isaksson, Jonsson,
    Lind, Lindberg, Lindqvist, Löfgren, Lundgren, Lundin, Magnusson, Nilsson, Norberg, Nordström, Nyberg, Nyström,
    Sandberg, Sjöberg, Söderberg, Ström, Sundqvist, Wallin, Wikström`,
  skin: [0, 1],
})

export const danishNorwegian = namePool({
  feminine: `Anne, Asta, Caroline, Dagny, Emma, Freja, Gro, Ida, Ingeborg, Kaja, Karen, Laura, Maren, Mette, Nora, Sidsel,
    Silje, Solveig`,
  masculine: `Anders, Asger, Bjarne, Christian, Eirik, Emil, Frederik, Håkon, Jens, Jeppe, Kasper, Lars, Mads, Magnus,
    Mikkel, Rasmus, Sigurd, Søren`,
  surnames: `Aas, Andersen, Bakke, Berg, Bech, Bjerre, Bruun, Carlsen, Christensen, Dahl, Dalgaard, Eide, Engen, Eriksen,
    Frandsen, Friis, Gundersen, Haugen, Henriksen, Holm, Iversen, Jepsen, Juul, Kjær, Knudsen, Kristoffersen, Lie, Lund,
    Madsen, Moen, Mortensen, Nygaard, Olsen, Overgaard, Rasmussen, Ravn, Skov, Solberg, Strand, Svendsen, Thorsen,
    Vestergaard, Vik, Winther`,
  skin: [0, 1],
})

export const finnish = namePool({
  feminine: `Aino, Anni, Eeva, Elina, Emmi, Hanna, Helmi, Iida, Kaisa, Katri, Laura, Liisa, Minna, Noora, Oona, Riikka,
    Saara, Venla`,
  masculine: `Aleksi, Antti, Eero, Elias, Heikki, Ilkka, Janne, Joonas, Juhani, Kalle, Lauri, Matti, Mikko, Oskari, Pekka,
    Sampo, Tuomas, Ville`,
  surnames: `Aalto, Ahonen, Anttila, Eskola, Haapala, Hakala, Halonen, Heikkinen, Heino, Hiltunen, Honkanen, Huttunen,
    Jokinen, Kallio, Karjalainen, Kettunen, Kinnunen, Koivisto, Korhonen, Koskinen, Laakso, Laine, Laitinen, Lehtonen,
    Leppänen, Linna, Mäkelä, Manninen, Mattila, Mustonen, Niemi, Nurmi, Ojala, Peltonen, Pitkänen, Rantanen, Räsänen,
    Saarinen, Salonen, Savolainen, Toivonen, Tuominen, Vainio, Virtanen`,
  skin: [0, 1],
})

export const lithuanian = namePool({
  feminine: `Agnė, Aistė, Austėja, Dovilė, Eglė, Gabija, Giedrė, Ieva, Indrė, Jurgita, Kotryna, Lina, Miglė, Monika, Rasa,
    Rūta, Ugnė, Viktorija`,
  masculine: `Andrius, Arnas, Darius, Domantas, Edvinas, Gediminas, Ignas, Jonas, Justas, Karolis, Lukas, Mantas, Marius,
    Mindaugas, Paulius, Rokas, Tomas, Vytautas`,
  surnames: `Adomaitis, Ambrazas, Balčiūnas, Baranauskas, Barauskas, Bartkus, Butkus, Dambrauskas, Gaidys, Grigas,
    Jakubauskas, Jankauskas, Jonaitis, Juška, Kairys, Kaminskas, Kavaliauskas, Kazlauskas, Kučinskas, Lukošius,
    Malinauskas, Matulis, Mažeika, Mikalauskas, Mockus, Navickas, Norkus, Paulauskas, Petkus, Petrauskas, Pocius,
    Ramanauskas, Rimkus, Sabaliauskas, Šimkus, Stankus, Stonkus, Urbonas, Vaitkus, Valaitis, Vasiliauskas, Žilinskas,
    Žukauskas`,
  feminineSurname: (surname) => surname.replace(/(?:as|is|us|ius|ys|a)$/, 'ienė'),
  skin: [0, 1],
})
