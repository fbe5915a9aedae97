import { namePool } from './name-pool.ts'

export const hispanicAmerican = namePool({
  feminine: `Abril, Adriana, Alejandra, Antonella, Camila, Catalina, Daniela, Fernanda, Florencia, Gabriela, Jimena, Juliana,
    Luciana, Mariana, Micaela, Natalia, Renata, Sofía, Valentina, Ximena`,
  masculine: `Agustín, Alejandro, Andrés, Bruno, Camilo, Cristóbal, Emiliano, Esteban, Facundo, Felipe, Ignacio, Joaquín,
    Juan Pablo, Leonardo, Mateo, Mauricio, Nicolás, Rodrigo, Santiago, Sebastián`,
  surnames: `Acosta, Aguirre, Álvarez, Arango, Arias, Ávila, Barrera, Benavides, Bermúdez, Bustamante, Cabrera, Cáceres, Cárdenas,
    Castellanos, Cervantes, Cisneros, Contreras, Correa, Duarte, Escobar, Espinoza, Figueroa, Fuentes, Gaitán, Godoy,
    Guerrero, Herrera, Hinojosa, Jaramillo, Lara, Ledesma, Luna, Maldonado, Medina, Mejía, Méndez, Montoya, Ochoa, Olivera,
    Orozco, Paredes, Peralta, Quintero, Quiroga, Restrepo, Rincón, Rojas, Rosales, Salinas, Sandoval, Solís, Sosa, Toledo,
    Trejo, Uribe, Valdés, Vallejo, Vargas, Velasco, Villalobos, Zapata, Zúñiga`,
  skin: [1, 3],
})

export const brazilian = namePool({
  feminine: `Alice, Aline, Amanda, Ana Clara, Bruna, Carolina, Débora, Fernanda, Gabriela, Isabela, Juliana, Larissa, Letícia,
    Luana, Mariana, Natália, Rafaela, Thaís, Vitória, Yasmin`,
  masculine: `Arthur, Bruno, Caio, Danilo, Diego, Eduardo, Fábio, Felipe, Guilherme, Gustavo, Henrique, Igor, Leandro, Lucas,
    Matheus, Otávio, Rafael, Renan, Thiago, Vinícius`,
  surnames: `Almeida, Alves, Araújo, Assis, Avelar, Barbosa, Barreto, Bastos, Batista, Bittencourt, Braga, Camargo, Campos,
    Cavalcanti, Coutinho, Dantas, Duarte, Falcão, Farias, Ferreira, Fontes, Furtado, Gomes, Gonçalves, Guimarães, Lacerda,
    Lima, Lopes, Macedo, Machado, Maciel, Martins, Medeiros, Meireles, Melo, Menezes, Monteiro, Moraes, Moreira, Moura,
    Nascimento, Novaes, Oliveira, Paiva, Peixoto, Pereira, Pimentel, Prado, Ribeiro, Rocha, Sampaio, Santana, Siqueira,
    Souza, Teixeira, Toledo, Viana`,
  skin: [0, 4],
})
