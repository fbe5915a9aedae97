import { namePool } from './name-pool.ts'

export const french = namePool({
  feminine: `Adèle, Agathe, Amandine, Anaïs, Camille, Capucine, Céline, Chloé, Clémence, Élise, Hélène, Juliette, Léa,
    Lucie, Manon, Margaux, Mathilde, Océane, Pauline, Solène`,
  masculine: `Adrien, Antoine, Arnaud, Baptiste, Bastien, Corentin, Damien, Étienne, Florian, Gaspard, Guillaume, Hugo,
    Julien, Loïc, Mathieu, Maxime, Pierre, Quentin, Rémi, Théo`,
  surnames: `Arnould, Aubry, Barbier, Beaumont, Bertin, Besson, Blanchet, Bonnet, Boucher, Bourgeois, Carpentier,
    Charpentier, Chevallier, Colin, Cordier, Delacroix, Delmas, Duval, Faure, Fontaine, Fournier, Gaillard, Garnier,
    Gauthier, Girard, Guérin, Jacquet, Lacroix, Langlois, Laurent, Leblanc, Leclerc, Lemaire, Marchand, Mercier, Meunier,
    Moreau, Pelletier, Perrin, Renaud, Rousseau, Roussel, Tessier, Vasseur, Vidal`,
  skin: [0, 2],
})

export const german = namePool({
  feminine: `Anja, Annika, Carla, Charlotte, Franziska, Frieda, Greta, Hanna, Ida, Johanna, Jule, Katharina, Lena, Lotte,
    Marlene, Mathilda, Nele, Paula, Svenja, Wiebke`,
  masculine: `Anton, Benedikt, Christoph, Emil, Fabian, Felix, Florian, Hannes, Henrik, Jakob, Jan, Jonas, Konstantin,
    Lennart, Lukas, Matthias, Moritz, Paul, Sebastian, Tobias`,
  surnames: `Albrecht, Bachmann, Baumgartner, Behrens, Brandt, Brinkmann, Dietrich, Ebert, Engel, Falk, Fiedler, Friedrich,
    Fuchs, Gebhardt, Graf, Gruber, Haas, Hartmann, Heinrich, Herrmann, Huber, Jahn, Kaiser, Keller, Kirchner, Köhler,
    Krämer, Kühn, Lindner, Lorenz, Maurer, Neumann, Otto, Petersen, Pfeiffer, Reuter, Richter, Sauer, Schreiber, Seidel,
    Steiner, Thiel, Ulrich, Vogt, Wagner, Winkler, Ziegler, Zimmermann`,
  skin: [0, 1],
})

export const dutch = namePool({
  feminine: `Anouk, Anne, Eline, Esmee, Fenna, Femke, Fleur, Iris, Jet, Lieke, Lotte, Maartje, Marit, Merel, Nienke,
    Roos, Sanne, Tess`,
  masculine: `Bart, Bas, Daan, Gijs, Hidde, Jasper, Jelle, Jeroen, Joost, Koen, Lars, Maarten, Niels, Ruben, Sander,
    Sjoerd, Stijn, Thijs`,
  surnames: `Aarts, Bakker, Beekman, Blom, Boersma, Bos, Brouwer, Claes, de Boer, de Bruijn, de Groot, de Haan, de Jong,
    de Vries, Dekker, Dijkstra, Goossens, Hendriks, Hoekstra, Huisman, Jacobs, Jansen, Janssens, Koster, Kuipers, Maes,
    Meijer, Mertens, Mulder, Peeters, Postma, Prins, Schouten, Smeets, Timmermans, van Beek, van Dam, van den Berg,
    van der Meer, van Leeuwen, Veenstra, Verhoeven, Vermeulen, Visser, Vos, Wouters`,
  skin: [0, 1],
})

export const spanish = namePool({
  feminine: `Alba, Ainhoa, Beatriz, Candela, Carmen, Clara, Elena, Inés, Irene, Laia, Lucía, Marina, Marta, Nerea, Nuria,
    Paula, Rocío, Sara`,
  masculine: `Adrián, Álvaro, Andrés, Carlos, Diego, Gonzalo, Guillermo, Hugo, Iker, Jaime, Javier, Jordi, Marc, Mario,
    Miguel, Pablo, Pau, Sergio`,
  surnames: `Aguilar, Alonso, Arroyo, Aznar, Ballester, Benítez, Blasco, Bravo, Calvo, Cano, Carrasco, Casals, Castaño,
    Crespo, Delgado, Domènech, Escudero, Esteban, Ferrer, Gallego, Garrido, Gil, Ibáñez, Iglesias, Lozano, Luque,
    Marín, Márquez, Molina, Moya, Navarro, Nieto, Ortega, Pascual, Pastor, Prieto, Puig, Redondo, Rovira, Rubio, Sanz,
    Serrano, Soler, Vega, Vidal`,
  skin: [0, 2],
})

export const portuguese = namePool({
  feminine: `Ana, Bárbara, Beatriz, Carolina, Catarina, Constança, Filipa, Francisca, Inês, Joana, Leonor, Luísa, Mafalda,
    Margarida, Marta, Matilde, Rita, Teresa`,
  masculine: `Afonso, André, Bernardo, Diogo, Duarte, Francisco, Gonçalo, Henrique, João, Luís, Martim, Miguel, Nuno,
    Pedro, Rui, Salvador, Tiago, Tomás`,
  surnames: `Abreu, Amaral, Andrade, Antunes, Azevedo, Baptista, Barros, Borges, Brandão, Brito, Cardoso, Carneiro,
    Carvalho, Coelho, Correia, Cunha, Dias, Domingues, Esteves, Faria, Ferraz, Figueiredo, Fonseca, Freitas, Gaspar,
    Guerreiro, Henriques, Leal, Leitão, Lourenço, Magalhães, Matias, Mendes, Moniz, Neves, Nogueira, Pacheco, Pinto,
    Queiroz, Ramalho, Sequeira, Simões, Tavares, Vasconcelos, Vaz`,
  skin: [0, 2],
})

export const italian = namePool({
  feminine: `Alessia, Arianna, Beatrice, Bianca, Camilla, Chiara, Elena, Elisa, Federica, Francesca, Giada, Giulia,
    Ilaria, Lavinia, Ludovica, Martina, Sofia, Valentina`,
  masculine: `Alessandro, Andrea, Davide, Edoardo, Emanuele, Enrico, Fabio, Federico, Filippo, Gabriele, Jacopo, Leonardo,
    Lorenzo, Luca, Matteo, Nicolò, Pietro, Tommaso`,
  surnames: `Amato, Barbieri, Basile, Bellini, Benedetti, Bernardi, Bianchi, Bruno, Caputo, Caruso, Cattaneo, Colombo,
    Conti, Costa, De Luca, De Santis, Fabbri, Farina, Ferrara, Ferri, Fiore, Gallo, Gatti, Gentile, Giordano, Grassi,
    Greco, Guerra, Leone, Lombardi, Longo, Mancini, Marchetti, Marini, Martinelli, Mazza, Monti, Moretti, Orlando,
    Palumbo, Pellegrini, Rinaldi, Riva, Sala, Santoro, Serra, Testa, Villa, Vitale`,
  skin: [0, 2],
})
